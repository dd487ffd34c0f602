import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { staticHandler } from '../../packages/core/preview/static-handler.ts';
import { type Driver, inWindow } from '../../tools/browsers/driver.ts';
import { buildFixture } from '../browser/build-fixture.ts';
import { type Reader, readerIn } from './reader.ts';

const HEADING = `document.querySelector('#docsMain h1')?.textContent.trim()`;
const PLACE = 'decodeURI(location.pathname + location.hash)';

/** Journeys on a site in three languages, one of them right-to-left. */
const JOURNEYS: Readonly<Record<string, (reader: Reader) => Promise<void>>> = {
  'the language menu keeps the section, Back returns, and the start page offers the chosen language': async (reader) => {
    await reader.resize(1280, 320);
    await reader.open('guide/start/#the-key');
    await reader.see('scrollY > 100');
    // With the keyboard, because this driver's mouse scrolls to elements at the edge.
    await reader.focus('summary', 'English');
    await reader.press('Enter');
    await reader.focus('link', 'Deutsch');
    await reader.press('Enter');
    await reader.see(PLACE, '/de/guide/start/#the-key');
    await reader.see(HEADING, 'Der Anfang');
    await reader.see(`Math.abs(document.getElementById('der-schlüssel').getBoundingClientRect().top) < 200`);
    await reader.see('document.readyState', 'complete');
    await reader.evaluate('history.back()');
    await reader.see(HEADING, 'Start');
    await reader.see('location.pathname', '/guide/start/');
    await reader.open('');
    await reader.see(`document.querySelector('#docsMain > .notice a')?.textContent`, 'Diese Seite auf Deutsch lesen');
    await reader.see('location.pathname', '/');
    await reader.click('link', 'Diese Seite auf Deutsch lesen');
    await reader.see('location.pathname', '/de/');
    await reader.see(`document.querySelector('#docsMain > .notice')`, null);
  },
  'the language menu keeps the section of the address on a page that fits the window': async (reader) => {
    await reader.resize(1280, 1400);
    await reader.open('guide/start/#the-key');
    await reader.see('scrollY < 100');
    await reader.focus('summary', 'English');
    await reader.press('Enter');
    await reader.focus('link', 'Deutsch');
    await reader.press('Enter');
    await reader.see(PLACE, '/de/guide/start/#the-key');
  },
  'untranslated pages say so, and outdated sections are marked': async (reader) => {
    await reader.open('de/guide/lamp/');
    await reader.see(`document.querySelector('.notice').textContent.includes('noch nicht übersetzt')`);
    await reader.see(`document.querySelector('article').lang`, 'en');
    await reader.click('link', 'Original lesen');
    await reader.see('location.pathname', '/guide/lamp/');
    await reader.open('de/guide/start/');
    await reader.see(`document.querySelector('h2 + .notice a').getAttribute('href')`, '/guide/start/#the-key');
  },
  'the search lists originals below translations, and names their language': async (reader) => {
    await reader.open('de/guide/start/');
    await reader.press('/');
    await reader.see('document.activeElement?.localName', 'input');
    await reader.press(...'light lens');
    await reader.see(`document.querySelectorAll('[role=group][lang=en]').length > 0`);
    await reader.see(`document.querySelector('[role=group]').lang`, '');
    await reader.see(`document.querySelector('[role=group][lang=en]').getAttribute('aria-label').endsWith('(Englisch)')`);
  },
  'the not-found page is in the language of the URL, even on a host with a single not-found page': async (reader) => {
    await reader.open('de/nothing/');
    await reader.see(HEADING, 'Seite nicht gefunden');
    await reader.see('location.pathname', '/de/nothing/');
    await reader.open('nothing/');
    await reader.see(HEADING, 'Page not found');
  },
  'in a right-to-left language, nothing scrolls sideways, and versions keep the language': async (reader) => {
    for (const width of [360, 1440]) {
      await reader.resize(width, 800);
      await reader.open('ar/');
      await reader.see('document.documentElement.dir', 'rtl');
      await reader.see('document.documentElement.scrollWidth - document.documentElement.clientWidth', 0);
    }
    await reader.click('summary', 'v2');
    await reader.click('link', 'v1');
    await reader.see('location.pathname', '/ar/v1/');
  },
};

export function testLanguageJourneys(browser: string, start: (() => Promise<Driver>) | undefined): void {
  describe(`${browser}, a site in three languages`, () => {
    const dist = buildFixture('languages');
    const files = staticHandler({ folder: dist, base: '/', redirects: {} });
    // Like GitHub Pages, one page for everything that is not found.
    const server = createServer((request, response) => {
      if (!/\/nothing\/$/.test(request.url ?? '')) return files(request, response);
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(path.join(dist, '404.html')));
    });
    let docs = '';
    let running: Driver | undefined;
    beforeAll(async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      docs = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      running = await start?.();
    });
    afterAll(async () => {
      await running?.close();
      server.closeAllConnections();
      server.close();
    });

    test.skipIf(start === undefined).each(Object.entries(JOURNEYS))('%s', async (_, journey) => {
      if (!running) throw new Error(`${browser} did not start.`);
      await inWindow(running, (window) => journey(readerIn(window, docs)));
    });
  });
}
