/** Labels and slugs of a set of tabs in `data-labels` and `data-slugs`: labels contain no line breaks, slugs no spaces. */
export interface TabNames {
  labels?: string | undefined;
  slugs?: string | undefined;
  /** The ids in each tab, a line for each (`data-ids`). */
  ids?: string | undefined;
}

/** The names of a set with these labels. Equal slugs, as for `C` and `C++`, are numbered. */
export function tabNames(labels: readonly string[]): Required<Pick<TabNames, 'labels' | 'slugs'>> {
  const slugs: string[] = [];
  for (const label of labels) {
    const slug = slugOf(label);
    let own = slug;
    for (let number = 2; slugs.includes(own); number++) own = `${slug}-${number}`;
    slugs.push(own);
  }
  return { labels: labels.join('\n'), slugs: slugs.join(' ') };
}

function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The labels of a set, in the order of its tabs. */
export function labelsOf({ labels = '' }: TabNames): string[] {
  return labels.split('\n');
}

/** Fragments of the tabs in the address: `tab-node-js` for `Node.js`. */
export function fragmentsOf({ slugs = '' }: TabNames): string[] {
  return slugs.split(' ').map((slug) => `tab-${slug}`);
}
