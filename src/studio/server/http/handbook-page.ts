/** Renders the handbook's Markdown as HTML pages. */
import { escapeHtml } from '../../../contracts/escape-html.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.5rem 6rem; font: 1rem/1.6 system-ui, sans-serif; }
h1, h2, h3, h4 { line-height: 1.25; margin: 2.2em 0 0.5em; }
h1 { margin-top: 0; }
img { max-width: 100%; height: auto; border: 1px solid #8884; border-radius: 8px; }
code { padding: 0.1em 0.3em; border-radius: 4px; background: #8882; font-size: 0.9em; }
pre { overflow: auto; padding: 1em; border-radius: 8px; background: #8882; }
pre code { padding: 0; background: none; }
table { display: block; overflow: auto; border-collapse: collapse; }
th, td { padding: 0.4em 0.8em; border: 1px solid #8886; text-align: start; vertical-align: top; }
li { margin: 0.25em 0; }
`;

/** Lines of HTML that are copied to the page unchanged. */
const RAW_HTML = /^<(\/?details>(<summary>[\w ]+<\/summary>)?|a id="[\w-]+"><\/a>)$/;

/**
 * Renders a Markdown text as an HTML page. Supports only what the handbook uses: headings with anchors, paragraphs,
 * lists, tables, code and pictures.
 */
export function handbookPage(text: string): string {
  const title = /^# (.*)$/m.exec(text)?.[1] ?? '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${renderBlocks(text)}</main></body></html>`;
}

function renderBlocks(text: string): string {
  // Separate fenced code first, because blank lines in it do not end a block.
  const parts = text.split(/^(```[\s\S]*?^```)$/m);
  return parts
    .map((part) =>
      part.startsWith('```')
        ? renderCode(part)
        : part
            .split(/\n{2,}/)
            .map(renderBlock)
            .join(''),
    )
    .join('');
}

function renderCode(fenced: string): string {
  const lines = fenced.split('\n').slice(1, -1);
  return `<pre><code>${escapeHtml(lines.join('\n'))}</code></pre>`;
}

/** Renders lines up to the next blank line, which can contain headings, lists, tables and paragraphs in a row. */
function renderBlock(block: string): string {
  const runs: { kind: string; lines: string[] }[] = [];
  for (const line of block.split('\n').filter((one) => one.trim() !== '')) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (last && last.kind === kind && kind !== 'heading') last.lines.push(line);
    else if (last && /^\s/.test(line) && last.kind.endsWith('l')) last.lines.push(`${last.lines.pop()} ${line.trim()}`);
    else runs.push({ kind, lines: [line] });
  }
  return runs.map(renderRun).join('\n');
}

function kindOf(line: string): string {
  if (/^#{1,6} /.test(line)) return 'heading';
  if (RAW_HTML.test(line)) return 'html';
  if (line.startsWith('|')) return 'table';
  if (/^\s*- /.test(line)) return 'ul';
  return /^\s*\d+\. /.test(line) ? 'ol' : 'text';
}

function renderRun({ kind, lines }: { kind: string; lines: string[] }): string {
  const [first = ''] = lines;
  switch (kind) {
    case 'heading': {
      const [, signs = '', words = ''] = /^(#+) (.*)$/.exec(first) ?? [];
      return `<h${signs.length} id="${anchorOf(words)}">${renderInline(words)}</h${signs.length}>`;
    }
    case 'html':
      return first;
    case 'table':
      return renderTable(lines);
    case 'ul':
    case 'ol':
      return `<${kind}>${lines.map((line) => `<li>${renderInline(line.replace(/^\s*(-|\d+\.) /, ''))}</li>`).join('')}</${kind}>`;
    default:
      return `<p>${renderInline(lines.join(' '))}</p>`;
  }
}

function renderTable([head = '', , ...rows]: string[]): string {
  const cells = (line: string, tag: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => `<${tag}>${renderInline(cell.trim().replaceAll('\\|', '|'))}</${tag}>`)
      .join('');
  return `<table><tr>${cells(head, 'th')}</tr>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</table>`;
}

/** The anchor of a heading. */
function anchorOf(words: string): string {
  const letters = words.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '');
  return letters.replaceAll(' ', '-');
}

/** Renders code, pictures, links, bold and italic words in a line. */
function renderInline(line: string): string {
  return line
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith('`') ? `<code>${escapeHtml(part.slice(1, -1))}</code>` : renderMarkup(escapeHtml(part)),
    )
    .join('');
}

function renderMarkup(text: string): string {
  return text
    .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, '<img alt="$1" src="$2">')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>');
}
