import { useDeferredValue, useState } from 'react';
import { pointerStep, pointerSteps } from '../../../../content/read/json.ts';
import type { PictureInfo } from '../../../contract/media.ts';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { useNavigation, useStudioState } from '../../start/window-context.ts';
import { EmptyState, Pending } from '../../ui/EmptyState.tsx';
import { Columns } from '../../workspace/Columns.tsx';
import { useApiCall } from '../use-api-call.ts';
import type { ViewProps } from '../view-props.ts';
import { AddPictures } from './AddPictures.tsx';
import { PictureDetail } from './PictureDetail.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { PicturesBar } from './PicturesBar.tsx';
import styles from './PicturesView.module.css';
import { matchesQuery, type PictureQuery } from './picture-filter.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

/** The view of the pictures. New ones can be dropped or pasted. */
export function PicturesView({ kind, location }: ViewProps) {
  const navigation = useNavigation();
  const { revision } = useStudioState();
  const { response, failure } = useApiCall('pictures', {}, { reason: revision });
  const [added, setAdded] = useState<readonly File[]>([]);
  const isOver = useDroppedFiles(setAdded);
  if (!response || !kind) return <Pending failure={failure} />;
  const { pictures } = response;
  const [name] = pointerSteps(location.at ?? '');
  const chosen = pictures.find((picture) => picture.name === name);
  const choose = (other: string | undefined) =>
    navigation.go({ view: kind.name, ...(other !== undefined && { at: pointerStep(other) }) });
  return (
    <div className={styles.room}>
      <Columns
        middle={
          <PictureChoice
            pictures={pictures}
            chosen={chosen?.name}
            onChoose={(picture) => choose(picture.name)}
            onAdd={setAdded}
          />
        }
        fields={
          chosen ? (
            <PictureDetail key={chosen.name} picture={chosen} file={kind.path} onGone={choose} />
          ) : (
            <EmptyState icon="image" title={uiTexts.pictures.pick}>
              {uiTexts.pictures.pickHelp}
            </EmptyState>
          )
        }
      />
      {isOver && (
        <div className={styles.over} aria-hidden="true">
          {uiTexts.pictures.drop}
        </div>
      )}
      {added.length > 0 && (
        <AddPictures
          files={added}
          onDone={(picture) => {
            setAdded([]);
            if (picture) choose(picture.name);
          }}
        />
      )}
    </div>
  );
}

interface PictureChoiceProps {
  pictures: readonly PictureInfo[];
  chosen: string | undefined;
  onChoose: (picture: PictureInfo) => void;
  onAdd: (files: readonly File[]) => void;
}

/** The pictures that match the search and filter. */
function PictureChoice({ pictures, chosen, onChoose, onAdd }: PictureChoiceProps) {
  const [wanted, setWanted] = useState<PictureQuery>({ query: '', filter: 'all' });
  const late = useDeferredValue(wanted);
  const shown = pictures.filter((picture) => matchesQuery(picture, late));
  return (
    <div className={styles.middle}>
      <PicturesBar pictures={pictures} wanted={wanted} onWant={setWanted} onAdd={onAdd} />
      {pictures.length === 0 && (
        <EmptyState icon="images" title={uiTexts.pictures.empty}>
          {uiTexts.pictures.emptyHelp}
        </EmptyState>
      )}
      {pictures.length > 0 && shown.length === 0 && <EmptyState icon="images" title={uiTexts.pictures.noneFit} />}
      <PictureGrid pictures={shown} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
