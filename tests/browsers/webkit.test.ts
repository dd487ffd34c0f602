import { startWebkit } from '../../tools/browsers/webkit.ts';
import { findProgram } from '../../tools/test-programs.js';
import { testLanguageJourneys } from './language-journeys.ts';
import { testJourneys } from './test-journeys.ts';

const driver = findProgram('WebKitWebDriver');
const screen = findProgram('Xvfb');
testJourneys('WebKit', driver && screen ? () => startWebkit({ driver, screen }) : undefined);
testLanguageJourneys('WebKit', driver && screen ? () => startWebkit({ driver, screen }) : undefined);
