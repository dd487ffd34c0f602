// The only file that uses the graph layout library (https://github.com/dagrejs/dagre), at build time only.
import dagre from '@dagrejs/dagre';
import { AuthorError } from '../core/shared/author-error.ts';
import { lines, textWidth } from './diagram-text.ts';

export interface FlowLayout {
  width: number;
  height: number;
  boxes: { label: string; lines: string[]; x: number; y: number; width: number; height: number }[];
  arrows: { path: string; head: string; label: { lines: string[]; x: number; y: number } | undefined }[];
}

const MARGIN = 2;

/** `["A -> B: label"]` → positions of boxes and arrows in pixels. `narrow`: maximum characters per line, with boxes close together. */
export function layoutFlow(edges: string[], direction: 'down' | 'right', narrow?: number): FlowLayout {
  const limit = narrow ?? 24;
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({
    rankdir: direction === 'right' ? 'LR' : 'TB',
    nodesep: narrow ? 8 : 28,
    edgesep: narrow ? 8 : 20,
    ranksep: direction === 'right' ? 44 : 34,
    marginx: MARGIN,
    marginy: MARGIN,
  });
  for (const edge of edges) {
    const match = /^\s*(.+?)\s*->\s*(.+?)(?:\s*:\s+(.+?))?\s*$/.exec(edge);
    if (!match?.[1] || !match[2]) throw new AuthorError(`“${edge}” is not a valid edge.`, 'Write "A -> B" or "A -> B: label".');
    for (const label of [match[1], match[2]]) {
      if (graph.hasNode(label)) continue;
      const text = lines(label, limit);
      graph.setNode(label, {
        width: Math.max(narrow ? 48 : 72, ...text.map((line) => textWidth(line) + (narrow ? 18 : 28))),
        height: 18 * text.length + 18,
      });
    }
    const text = match[3] ? lines(match[3], narrow ? limit : match[3].length) : [];
    graph.setEdge(
      match[1],
      match[2],
      { text, width: Math.max(0, ...text.map((line) => textWidth(line, 13) + 10)), height: 18 * text.length, labelpos: 'c' },
      edge,
    );
  }
  dagre.layout(graph);
  const size = graph.graph();
  return {
    width: Math.ceil(size.width ?? 0),
    height: Math.ceil(size.height ?? 0),
    boxes: graph.nodes().map((label) => {
      const node = graph.node(label);
      return {
        label,
        lines: lines(label, limit),
        x: round(node.x - node.width / 2),
        y: round(node.y - node.height / 2),
        width: node.width,
        height: node.height,
      };
    }),
    arrows: graph.edges().map((name) => {
      const edge = graph.edge(name);
      const points = edge.points.map((point: { x: number; y: number }) => ({ x: round(point.x), y: round(point.y) }));
      return {
        path: smooth(points),
        head: arrowHead(points),
        label: edge.text.length > 0 ? { lines: edge.text, x: round(edge.x ?? 0), y: round((edge.y ?? 0) + 4) } : undefined,
      };
    }),
  };
}

type Point = { x: number; y: number };

/** A line through the midpoints of the given points, with rounded corners. */
function smooth(points: Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${first.x} ${first.y}`;
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    path += next ? `Q${point.x} ${point.y} ${round((point.x + next.x) / 2)} ${round((point.y + next.y) / 2)}` : `L${point.x} ${point.y}`;
  });
  return path;
}

function arrowHead(points: Point[]): string {
  const tip = points.at(-1) ?? { x: 0, y: 0 };
  const from = points.at(-2) ?? tip;
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
  const corner = (turn: number) => `${round(tip.x - 8 * Math.cos(angle + turn))} ${round(tip.y - 8 * Math.sin(angle + turn))}`;
  return `M${tip.x} ${tip.y}L${corner(0.45)}L${corner(-0.45)}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
