/** Where a browser keeps the language that its reader chose. */
export const LANGUAGE_KEY = 'docs:language';

/** On start pages of a site in several languages: offers the language that was chosen before, as soon as the page is there, so nothing moves. */
export const LANGUAGE_SCRIPT =
  `(d=>{let a,p;try{a=d.querySelector('a[data-offer][hreflang="'+localStorage['${LANGUAGE_KEY}']+'"]')}catch{}` +
  'if(a){p=d.createElement("p");p.className="notice";a=a.cloneNode();a.textContent=a.dataset.offer;p.append(a);d.getElementById("docsMain").prepend(p)}' +
  '})(document)';

/**
 * On the not-found page of such a site: a host that knows one such page only sends it for addresses of every language. Where the
 * address is one of another language, the page of that one takes its place, and the address stays.
 */
export const NOT_FOUND_SCRIPT =
  '(({here,bases})=>{let l=location,p=l.pathname,h=l.hash;if(h.startsWith("#!")){try{history.replaceState(null,"",h.slice(2))}catch{}return}' +
  'let b=bases.split(" ").filter(b=>p.startsWith(b)).sort((a,b)=>b.length-a.length)[0];' +
  'if(b&&b!==here)l.replace(b+"404.html#!"+p+l.search+h)})(document.currentScript.dataset)';
