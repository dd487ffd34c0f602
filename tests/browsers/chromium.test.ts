import { startChromium } from '../../tools/browsers/chromium.ts';
import { findChromium } from '../../tools/find-chromium.js';
import { testLanguageJourneys } from './language-journeys.ts';
import { testJourneys } from './test-journeys.ts';

testJourneys('Chromium', findChromium() ? startChromium : undefined);
testLanguageJourneys('Chromium', findChromium() ? startChromium : undefined);
