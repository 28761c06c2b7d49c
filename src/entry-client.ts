/** The browser's entry, loaded by the starter: links, islands, and on the first intent the application. */
import { loadApp } from './page/app-loader.ts';
import { layOutBelowInTurn } from './page/below-screen.ts';
import { onCrash } from './page/crash.ts';
import { whenIntended } from './page/intent.ts';
import { watchIsland } from './page/islands.ts';
import { showLate } from './page/late.ts';
import { handleLinkClicks } from './page/link-clicks.ts';
import { makeOpenDialogModal } from './page/open-dialog.ts';
import { initialPage } from './page/page-data.ts';

function startApp(): void {
  loadApp().catch(console.error);
}

makeOpenDialogModal();
layOutBelowInTurn();
showLate(document);
handleLinkClicks();
for (const block of initialPage.blocks) {
  const island = document.querySelector(`[data-key="${block.key}"] > [data-island]`);
  if (island) watchIsland(island, block);
}
whenIntended(startApp);
onCrash(startApp);
