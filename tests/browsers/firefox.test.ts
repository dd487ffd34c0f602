import { startFirefox } from '../../tools/browsers/firefox.ts';
import { findProgram } from '../../tools/test-programs.js';
import { testLanguageJourneys } from './language-journeys.ts';
import { testJourneys } from './test-journeys.ts';

const program = findProgram('firefox-esr');
testJourneys('Firefox', program ? () => startFirefox(program) : undefined);
testLanguageJourneys('Firefox', program ? () => startFirefox(program) : undefined);
