import type { FileInfo, KindInfo } from '../../../contract/files.ts';
import { useObserved } from '../../client/observable.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { initialValue } from '../../schema/initial-value.ts';
import { englishItemNoun } from '../../schema/labels.ts';
import { ownListOf } from '../../schema/own-list.ts';
import { useNavigation, useOverview, useStudio } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';

interface OwnListOfferProps {
  /** The collection that would get the new entry. */
  kind: KindInfo;
  onClose: () => void;
}

/** Offers to add an item to the list of the page that the user came from, instead of an entry to the collection. */
export function OwnListOffer(props: OwnListOfferProps) {
  const { previousFile } = useNavigation();
  const { files } = useOverview();
  const page = files.find(({ file }) => file === previousFile);
  return page ? <Offer {...props} page={page} /> : null;
}

function Offer({ kind, page, onClose }: OwnListOfferProps & { page: FileInfo }) {
  const studio = useStudio();
  const navigation = useNavigation();
  const { schemas } = studio;
  const { kinds } = useOverview();
  const file = studio.file(page.file);
  const { data } = useObserved(file.view);
  const pages = kinds.find(({ name }) => name === page.kind);
  const list = pages && ownListOf(schemas, kind, pages, data);
  if (!list) return null;
  const { pointer, name, length, items } = list;
  const add = () => {
    const value = initialValue(schemas, items, englishItemNoun(name));
    file.edit([{ type: 'insert', at: `${pointer}/-`, value }], { title: page.title });
    onClose();
    navigation.openFile(page.file, `${pointer}/${length}`);
  };
  return (
    <div>
      <p className="hint">{fill(uiTexts.operate.ownList, { page: page.title })}</p>
      <Button size="small" icon="plus" onClick={add}>
        {uiTexts.operate.addToOwnList}
      </Button>
    </div>
  );
}
