import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceSettings } from '../settings.ts';
import { type Answer, type Answers, parseAnswers } from './answers.ts';
import { describedAnswers } from './described-answers.ts';
import { askServer, filledHeaders, type HttpService, type OuterService } from './service.ts';

export interface Services {
  http: HttpService[];
  outer: OuterService[];
  /** Service → responses recorded in this run, to be written to its file. */
  recorded: Map<string, Record<string, Answer>>;
  /** Files that can't be read, with messages. */
  issues: { file: string; message: string }[];
}

/** Loads services. `records`: call real servers and record their responses. */
export function loadServices(settings: Readonly<Record<string, ServiceSettings>>, root: string, records: boolean): Services {
  const services: Services = { http: [], outer: [], recorded: new Map(), issues: [] };
  for (const [name, service] of Object.entries(settings)) {
    if (service.env)
      services.outer.push({ name, env: Object.fromEntries(service.env.map((variable) => [variable, process.env[variable]])) });
    if (service.url === undefined) continue;
    const { origin } = new URL(service.url);
    const recorded: Record<string, Answer> = { ...readAnswers(service.answers, root, services) };
    const headers = filledHeaders(service.headers ?? {}, process.env);
    if (records && service.answers !== undefined) services.recorded.set(service.answers, recorded);
    services.http.push({
      name,
      origin,
      recorded,
      described: readDescription(service.openapi, root, services),
      record:
        records && service.answers !== undefined
          ? async (request) => {
              const key = `${request.method} ${request.path}`;
              // Only once, so a list that an earlier sample changed keeps its first response.
              const answer = recorded[key] ?? (await askServer(origin, headers, request));
              recorded[key] = answer;
              return answer;
            }
          : undefined,
    });
  }
  return services;
}

function readAnswers(file: string | undefined, root: string, { issues }: Services): Answers {
  if (file === undefined || !existsSync(path.join(root, file))) return {};
  const answers = parseAnswers(readFileSync(path.join(root, file), 'utf8'));
  if (typeof answers !== 'string') return answers;
  issues.push({ file, message: `The recorded answers cannot be read: ${answers}` });
  return {};
}

function readDescription(file: string | undefined, root: string, { issues }: Services) {
  if (file === undefined) return undefined;
  try {
    return describedAnswers(readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    issues.push({ file, message: `The description cannot be read: ${error instanceof Error ? error.message : String(error)}` });
    return undefined;
  }
}
