/**
 * Hides the banner if it was dismissed or today is not one of its days, and lets readers dismiss it. The text is the same on
 * every page, so that one hash in the policy covers all.
 */
export const BANNER_SCRIPT =
  '(({dataset:{id,from,until}},root)=>{let k="docs:banner",s,d=new Date,o=n=>String(n).padStart(2,0),t=[d.getFullYear(),o(d.getMonth()+1),o(d.getDate())].join("-");' +
  'try{s=localStorage[k]}catch{}' +
  'if(s===id||from>t||until<t)root.dataset.banner="off";' +
  'else document.addEventListener("click",({target:e})=>{if(e.closest?.(".banner [data-banner=close]")){root.dataset.banner="off";try{localStorage[k]=id}catch{}}})' +
  '})(document.currentScript,document.documentElement)';
