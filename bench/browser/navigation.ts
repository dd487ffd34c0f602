import type { Browser, Page } from 'playwright-core';
import { median } from '../median.ts';
import { openPage, type Profile } from './open-page.ts';

export interface NavigationOptions {
  /** Page that is gone from. */
  from: string;
  sidebarLink: string;
  title: string;
  links: number;
  line: Profile;
  /** Milliseconds that the pointer rests on the link before it is clicked. */
  hover: number;
}

declare global {
  var benchPainted: number | undefined;
}

/** From the click on a link of the sidebar to the frame in which the new heading is painted: median over several links. */
export async function navigation(browser: Browser, options: NavigationOptions): Promise<number> {
  const times: number[] = [];
  for (let link = 0; link < options.links; link++) times.push(await oneClick(browser, options, link));
  return median(times);
}

async function oneClick(
  browser: Browser,
  { from, sidebarLink, title, links, line, hover }: NavigationOptions,
  link: number,
): Promise<number> {
  const { page, close } = await openPage(browser, { line, processor: line });
  await page.addInitScript(watchTitle);
  await page.goto(from, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(line === 'slow' ? 1500 : 800);
  const all = page.locator(sidebarLink).filter({ visible: true });
  const target = all.nth(Math.floor(((link + 0.5) * (await all.count())) / links));
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The link cannot be seen.');
  const before = await page.evaluate((selector) => document.querySelector(selector)?.textContent ?? '', title);
  await page.evaluate(([selector, old]) => sessionStorage.setItem('bench', JSON.stringify({ selector, old })), [title, before]);
  await page.mouse.move(box.x + 8, box.y + box.height / 2);
  await page.waitForTimeout(hover);
  await page.evaluate(waitForTitle);
  await page.mouse.down();
  await page.mouse.up();
  const time = await paintedAfter(page);
  await close();
  return time;
}

/** A document that the click loads goes on watching. */
function watchTitle(): void {
  const begin = Number(sessionStorage.getItem('bench-click') ?? Number.NaN);
  if (Number.isNaN(begin)) return;
  const look = () => {
    const { selector, old }: { selector: string; old: string } = JSON.parse(sessionStorage.getItem('bench') ?? '{}');
    const text = document.querySelector(selector)?.textContent ?? '';
    if (text === '' || text === old) return void requestAnimationFrame(look);
    const channel = new MessageChannel(); // its message comes when this frame has been painted
    channel.port1.onmessage = () => {
      globalThis.benchPainted = performance.timeOrigin + performance.now() - begin;
    };
    channel.port2.postMessage(0);
  };
  requestAnimationFrame(look);
}

function waitForTitle(): void {
  addEventListener(
    'click',
    (event) => {
      const begin = performance.timeOrigin + event.timeStamp;
      sessionStorage.setItem('bench-click', String(begin));
      const look = () => {
        const { selector, old }: { selector: string; old: string } = JSON.parse(sessionStorage.getItem('bench') ?? '{}');
        const text = document.querySelector(selector)?.textContent ?? '';
        if (text === '' || text === old) return void requestAnimationFrame(look);
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          globalThis.benchPainted = performance.timeOrigin + performance.now() - begin;
        };
        channel.port2.postMessage(0);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

async function paintedAfter(page: Page): Promise<number> {
  for (let waited = 0; waited < 20_000; waited += 20) {
    const time = await page.evaluate(() => globalThis.benchPainted).catch(() => undefined); // the document is being replaced
    if (time !== undefined) return time;
    await page.waitForTimeout(20);
  }
  return Number.NaN;
}
