import figures from './performance/figures.json' with { type: 'json' };
import site from './performance/site.json' with { type: 'json' };
import { Table } from './Table.tsx';

/** The latest benchmark results; each row names its command. */
export function FigureTable() {
  return (
    <Table
      caption="Figures"
      head={['what', 'figure', 'command', 'measured']}
      rows={figures.map(({ what, figure, command, date }) => [
        what,
        figure,
        <code key="command">{command}</code>,
        date,
      ])}
    />
  );
}

/** Lighthouse results of every document, from `npm run bench:site -- --save`. */
export function SiteTable() {
  return (
    <Table
      caption={`Lighthouse, medians of ${site.runs} runs per document, ${site.date}`}
      head={[
        'address',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
        'FCP ms',
        'LCP ms',
        'TBT ms',
        'CLS',
        'JS kB',
        'fonts kB',
        'all kB',
      ]}
      rows={site.documents.map((row) => [
        <code key="document">{row.document}</code>,
        row.performance,
        row.accessibility,
        row.bestPractices,
        row.seo,
        row.firstContentfulPaintMs,
        row.largestContentfulPaintMs,
        row.totalBlockingTimeMs,
        row.cumulativeLayoutShift.toFixed(3),
        row.scriptKb,
        row.fontKb,
        row.totalKb,
      ])}
    />
  );
}
