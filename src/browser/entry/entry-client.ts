/** The browser's entry, loaded by the starter: links, islands, and on the first intent the application. */
import { layOutBelowFoldProgressively } from '../starter/below-fold.ts';
import { loadBodyFont } from './body-font.ts';
import { onCrash } from './crash.ts';
import { showDeferredMarkup } from './deferred-markup.ts';
import { onIntent } from './intent.ts';
import { watchIsland } from './islands.ts';
import { handleLinkClicks } from './link-clicks.ts';
import { initialPage } from './load/page-data.ts';
import { makeOpenDialogModal } from './open-dialog.ts';
import { startApp } from './start-app.ts';

makeOpenDialogModal();
layOutBelowFoldProgressively();
showDeferredMarkup(document);
handleLinkClicks();
for (const block of initialPage.blocks) {
  const island = document.getElementById(block.key)?.querySelector(':scope > [data-island]');
  if (island) watchIsland(island, block);
}
onIntent(startApp);
onCrash(startApp);
loadBodyFont();
