import { type CaseAnswer, defineCases, type SentRequest } from '@workflow-docs/engine/samples';
import { apiCases, apiOf } from '../openapi/api-cases.ts';
import { answerOfContract } from './contracts.ts';
import { answerToKey, keyCases } from './key-cases.ts';
import { runCases } from './run-cases.ts';

/** Defines how `docs samples` runs this site's steps, and the programs that call its API. */
export default defineCases(async ({ root }) => {
  const api = await apiOf(root);
  return {
    standIns: {
      javascript: { program: 'site/samples/stand-ins/node.ts' },
      python: { program: 'site/samples/stand-ins/python.py' },
      bash: { program: 'site/samples/stand-ins/bash.ts', needs: ['bash', 'jq', 'curl'] },
      go: { program: 'site/samples/stand-ins/go.ts', needs: ['go'] },
      program: { program: 'site/samples/stand-ins/program.ts', needs: ['bash', 'jq', 'curl'] },
    },
    answer(request: SentRequest): CaseAnswer {
      if (request.way === '') return answerOfContract(request);
      return request.way === 'api' ? api.answer(request) : answerToKey(request);
    },
    cases: (samples) => [...runCases(samples), ...keyCases(samples), ...apiCases(samples, api)],
  };
});
