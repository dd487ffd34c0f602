import { startChromium } from '../../tools/browsers/chromium.ts';
import { findChromium } from '../../tools/find-chromium.js';
import { testJourneys } from './test-journeys.ts';

testJourneys('Chromium', findChromium() ? startChromium : undefined);
