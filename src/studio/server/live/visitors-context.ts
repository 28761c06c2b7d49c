import type { RenderContext } from '../../../build/pages/render-page.ts';
import { PageStyles } from '../../../build/style/page-style.ts';
import { editingStyle, type StudioCode } from '../code/studio-code.ts';

/** What pages are rendered with for visitors: only the rules that a page needs, and long properties in files. */
export function visitorsContext(context: RenderContext, code: StudioCode): RenderContext {
  const company = context.baseStyle.slice(editingStyle(code).length);
  return {
    ...context,
    editing: false,
    starter: code.starter,
    styles: new PageStyles({
      baseStyle: code.baseStyle + company,
      styles: new Map(code.styles.map((style) => [style.mark, { ...style, href: '' }])),
      entryMarks: [],
      islandMarks: code.islandMarks,
      pictures: new Map(),
      basePath: '',
    }),
  };
}
