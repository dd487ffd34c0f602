import { slot } from './replaceable.tsx';

// Places that are empty unless the site fills them.
export const HeaderEnd = slot('HeaderEnd', { className: 'slot-header' });
export const SidebarTop = slot('SidebarTop', { className: 'slot-side' });
export const SidebarBottom = slot('SidebarBottom', { className: 'slot-side' });
export const BeforeArticle = slot('BeforeArticle', { className: 'slot-article' });
export const AfterArticle = slot('AfterArticle', { className: 'slot-article' });
export const Footer = slot('Footer', { element: 'footer', className: 'slot-foot' });
export const Head = slot('Head');
