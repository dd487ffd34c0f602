import { ANY_BASE } from '../shared/any-base.ts';

/**
 * Prepares the not-found page of a site that works under any base path. The page is shown at any depth, so relative addresses would
 * fail: its files and links are given from the root of the docs in `data-href`, and a script finds that root, the nearest parent folder
 * that contains the app. Without JavaScript, only links that are valid at every depth are shown.
 */
export function withoutPlace(html: string): string {
  return html.replaceAll(` href="${ANY_BASE}`, ' data-href="');
}

/** The same text on every such page, so that one hash in the policy covers them all. */
export const FIND_PLACE_SCRIPT =
  '(async a=>{for(let p=location.pathname;p;){let b=p=p.slice(0,p.lastIndexOf("/")+1);p=p.slice(0,-1);' +
  'let r=await fetch(b+a,{method:"HEAD"}).catch(()=>0);' +
  'if(r&&r.ok&&/javascript/.test(r.headers.get("content-type"))){' +
  'for(let e of document.querySelectorAll("[data-href]"))e.setAttribute("href",b+e.dataset.href),e.removeAttribute("data-href");' +
  'for(let e of document.querySelectorAll(".step-up"))e.remove();import(b+a);return}}})(document.currentScript.dataset.app)';
