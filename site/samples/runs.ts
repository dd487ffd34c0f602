import { apps } from './runs/apps.ts';
import { bashSteps } from './runs/bash.ts';
import { components } from './runs/components.ts';
import { destinations } from './runs/destinations.ts';
import { examples } from './runs/examples.ts';
import { goSteps } from './runs/go.ts';
import { nodejs } from './runs/nodejs.ts';
import { pythonSteps } from './runs/python.ts';
import type { Run } from './runs/run.ts';
import { tasks } from './runs/tasks.ts';
import { triggers } from './runs/triggers.ts';
import { trust } from './runs/trust.ts';
import { v1Steps } from './runs/v1.ts';
import { workflows } from './runs/workflows.ts';

/** All samples that the tests run. */
export const runs: readonly Run[] = [
  ...tasks,
  ...nodejs,
  ...pythonSteps,
  ...bashSteps,
  ...goSteps,
  ...components,
  ...workflows,
  ...triggers,
  ...destinations,
  ...trust,
  ...examples,
  ...apps,
  ...v1Steps,
];
