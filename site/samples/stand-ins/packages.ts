import { createHmac } from 'node:crypto';
import { WebClient, type WebClientOptions } from '@slack/web-api';
import type { AxiosRequestConfig } from 'axios';
import type { Outcome } from '../outcome.ts';
import { axios, platformAxios } from './axios.ts';
import { got } from './got.ts';
import { PutObjectCommand, S3Client } from './s3.ts';

type Modules = Record<string, object>;

/** Packages that samples may load besides Node.js modules: name → module. */
export function packages(server: string, outcome: Outcome): Modules {
  return {
    axios: Object.assign(axios, { default: axios }),
    '@pipedream/platform': {
      axios: (step: unknown, request: AxiosRequestConfig, signing?: { oauthSignerUri: string; token: object }) => {
        const sent = platformAxios(outcome, step, request, signing);
        sent.catch(() => {}); // a sample that doesn't await it may already be finished
        return sent;
      },
      ConfigurationError: class ConfigurationError extends Error {},
    },
    '@slack/web-api': { WebClient: slackClient(server) },
    'https-proxy-agent': Object.assign(ProxyAgent, { default: proxyAgent }),
    jsonwebtoken: { default: { verify: verifyToken } },
    got: { default: got },
    '@aws-sdk/client-s3': { PutObjectCommand, S3Client },
    // Not installed: samples that load these must stop before using them.
    ...Object.fromEntries(['aws-sdk', 'mysql2', 'ssh2'].map((name) => [name, { default: {} }])),
    '@aws-sdk/node-http-handler': { NodeHttpHandler: class NodeHttpHandler {} },
  };
}

/** The real Slack client, redirected to the test server, without pauses between attempts. */
function slackClient(server: string) {
  return class extends WebClient {
    constructor(token: string, options: WebClientOptions) {
      super(token, { ...options, slackApiUrl: `${server}/slack.com/api/`, retryConfig: { retries: 0 } });
      Reflect.set(this, 'logger', { debug() {}, info() {}, warn() {}, error() {}, getLevel: () => 'error' });
    }
  };
}

/** Keeps the proxy's address including the password, like the real package. */
class ProxyAgent {
  readonly proxy: string;

  constructor(proxy: string) {
    this.proxy = proxy;
  }
}

const proxyAgent = (proxy: string) => new ProxyAgent(proxy);

/** Claims of an HS256 token. Rejects other tokens with the package's messages. */
function verifyToken(token: string, secret: string | undefined): unknown {
  if (!secret) throw new Error('secret or public key must be provided');
  const [header = '', claims = '', signature] = token.split('.');
  if (signature === undefined) throw new Error(token === '' ? 'jwt must be provided' : 'jwt malformed');
  if (createHmac('sha256', secret).update(`${header}.${claims}`).digest('base64url') !== signature) throw new Error('invalid signature');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
