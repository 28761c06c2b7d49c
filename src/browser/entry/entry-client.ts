/** The browser's entry, loaded by the starter: links, islands, and on the first intent the application. */
import { layOutBelowInTurn } from '../starter/below-fold.ts';
import { onCrash } from './crash.ts';
import { showDeferredMarkup } from './deferred-markup.ts';
import { whenIntended } from './intent.ts';
import { watchIsland } from './islands.ts';
import { handleLinkClicks } from './link-clicks.ts';
import { initialPage } from './load/page-data.ts';
import { makeOpenDialogModal } from './open-dialog.ts';
import { startApp } from './start-app.ts';
import { bringTextFace } from './text-face.ts';

makeOpenDialogModal();
layOutBelowInTurn();
showDeferredMarkup(document);
handleLinkClicks();
for (const block of initialPage.blocks) {
  const island = document.querySelector(`[data-key="${block.key}"] > [data-island]`);
  if (island) watchIsland(island, block);
}
whenIntended(startApp);
onCrash(startApp);
bringTextFace();
