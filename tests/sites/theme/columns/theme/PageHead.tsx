/** No breadcrumbs and no menu above the text. */
export const PageHead = () => null;
