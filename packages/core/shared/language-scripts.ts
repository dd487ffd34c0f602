/**
 * On pages of a site in several languages: the language menu leads to the section in view, and what is chosen there is remembered.
 * Who comes back to the start in another language is offered the chosen one. The same text on every page, so that one hash in a
 * policy covers all. Translations have the anchors of the original, too, with `data-original`.
 */
export const LANGUAGE_SCRIPT =
  '((d,k)=>{d.addEventListener("click",({target:t})=>{let a=t.closest?.("a[data-language]");if(!a)return;try{localStorage[k]=a.hreflang}catch{}' +
  'let h=[...d.querySelectorAll("article h2[id],article h3[id],article h4[id]")].filter(h=>h.getBoundingClientRect().top<200).pop();' +
  'a.hash=h&&!a.querySelector("small")?(h.querySelector("[data-original]")||h).id:""},true);' +
  "let a,p;try{a=d.querySelector('a[data-offer][hreflang=\"'+localStorage[k]+'\"]')}catch{}" +
  'if(a){p=d.createElement("p");p.className="notice";a=a.cloneNode();a.textContent=a.dataset.offer;p.append(a);d.getElementById("docsMain").prepend(p)}' +
  '})(document,"docs:language")';

/**
 * On the not-found page of such a site: a host that knows one such page only sends it for addresses of every language. Where the
 * address is one of another language, the page of that one takes its place, and the address stays.
 */
export const NOT_FOUND_SCRIPT =
  '(({here,bases})=>{let l=location,p=l.pathname,h=l.hash;if(h.startsWith("#!")){try{history.replaceState(null,"",h.slice(2))}catch{}return}' +
  'let b=bases.split(" ").filter(b=>p.startsWith(b)).sort((a,b)=>b.length-a.length)[0];' +
  'if(b&&b!==here)l.replace(b+"404.html#!"+p+l.search+h)})(document.currentScript.dataset)';
