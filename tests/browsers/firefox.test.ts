import { startFirefox } from '../../tools/browsers/firefox.ts';
import { findProgram } from '../../tools/test-programs.js';
import { testJourneys } from './test-journeys.ts';

const program = findProgram('firefox-esr');
testJourneys('Firefox', program ? () => startFirefox(program) : undefined);
