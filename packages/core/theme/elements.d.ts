import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'docs-tabs': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        'data-labels': string;
        'data-slugs': string;
        'data-ids'?: string | undefined;
        'data-active'?: number;
      };
    }
  }
}
