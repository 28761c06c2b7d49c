import { useEffect, useId, useRef, useState } from 'react';
import type { PictureInfo } from '../../../contract/media.ts';
import { PICTURE_HEAD_BYTES } from '../../../contract/picture-limits.ts';
import { CallError, OfflineError } from '../../client/call.ts';
import { LabelledInput } from '../../fields/frame/LabelledInput.tsx';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { useStudio } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { AltFields } from './AltFields.tsx';
import styles from './PictureDetail.module.css';

interface AddPicturesProps {
  files: readonly File[];
  /** The existing picture to replace, if any. */
  replaces?: PictureInfo;
  /** Called with the last picture that was added, if any. */
  onDone: (picture: PictureInfo | undefined) => void;
}

/** Dialogs that ask for name and alt text of new pictures, one after the other, and upload them. */
export function AddPictures({ files, replaces, onDone }: AddPicturesProps) {
  const [index, setIndex] = useState(0);
  const [last, setLast] = useState<PictureInfo>();
  const file = files[index];
  const next = (picture: PictureInfo | undefined) => {
    if (picture) setLast(picture);
    if (index + 1 < files.length) setIndex(index + 1);
    else onDone(picture ?? last);
  };
  if (!file) return null;
  const which = fill(uiTexts.pictures.which, { number: index + 1, all: files.length });
  return (
    <AddPicture
      key={index}
      file={file}
      which={files.length > 1 ? which : undefined}
      replaces={replaces}
      onNext={next}
      onClose={() => onDone(last)}
    />
  );
}

interface AddPictureProps {
  file: File;
  /** Its number among the pictures, in words; undefined for a single picture. */
  which: string | undefined;
  replaces: PictureInfo | undefined;
  onNext: (picture: PictureInfo | undefined) => void;
  onClose: () => void;
}

function AddPicture({ file, which, replaces, onNext, onClose }: AddPictureProps) {
  const src = useObjectUrl(file);
  const [name, setName] = useState(file.name.replace(/\.[a-z0-9]+$/i, ''));
  const [{ alt, isDecoration }, setAlt] = useState({ alt: '', isDecoration: false });
  const refusal = useRefusal(file);
  const { send, isSending, problem } = useUpload(file, replaces, onNext);
  const { pictures: texts } = uiTexts;
  const message = refusal ?? problem?.message;
  const title = replaces ? fill(texts.replaceTitle, { name: replaces.name }) : texts.addTitle;
  const form = useId();
  const inputs = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem?.isAltMissing) inputs.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problem]);
  const isReady = !isSending && refusal === undefined;
  return (
    <Dialog
      title={which === undefined ? title : `${title} · ${which}`}
      size="medium"
      onClose={onClose}
      actions={
        <>
          {which !== undefined && <Button onClick={() => onNext(undefined)}>{texts.skip}</Button>}
          <Button variant="primary" icon="upload" type="submit" form={form} disabled={!isReady}>
            {isSending ? texts.sending : replaces ? texts.sendReplace : texts.send}
          </Button>
        </>
      }
    >
      <form
        ref={inputs}
        id={form}
        className={styles.adding}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void send({ name, alt, isDecoration });
        }}
      >
        <span className={styles.preview}>{src && refusal === undefined && <img src={src} alt={texts.preview} />}</span>
        <div className={styles.form}>
          {replaces ? (
            <p className="hint pretty">{texts.replaceHelp}</p>
          ) : (
            <div className={styles.alt}>
              <LabelledInput
                label={texts.name}
                labelClassName="label"
                spellCheck={false}
                value={name}
                onChange={setName}
              />
            </div>
          )}
          <AltFields
            isMissing={problem?.isAltMissing && !isDecoration && alt === ''}
            alt={alt}
            isDecoration={isDecoration}
            onChange={(words, isOnlyDecoration) => setAlt({ alt: words, isDecoration: isOnlyDecoration })}
          />
          <div role="alert">{message !== undefined && <p className={styles.problem}>{message}</p>}</div>
        </div>
      </form>
    </Dialog>
  );
}

/** The user's input for a picture. */
interface PictureInput {
  name: string;
  alt: string;
  isDecoration: boolean;
}

/** Why a picture was not sent; a new object each time. */
interface Problem {
  message: string;
  isAltMissing?: boolean;
}

/** Returns a function that uploads a picture, and its state. Refuses a picture without alt text. */
function useUpload(file: File, replaces: PictureInfo | undefined, onSent: (picture: PictureInfo) => void) {
  const studio = useStudio();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const send = async ({ name, alt, isDecoration }: PictureInput) => {
    if (!isDecoration && alt.trim() === '')
      return setProblem({ message: uiTexts.pictures.needsAlt, isAltMissing: true });
    setSending(true);
    setProblem(undefined);
    try {
      await studio.ready();
      const data = await base64Of(file);
      const request = { name: replaces?.name ?? name, data, replaces: replaces !== undefined, alt };
      const done = await studio.call('picture', request);
      await studio.showResult(done, ['images.json']);
      onSent(done.picture);
    } catch (error) {
      setSending(false);
      const hasResponse = error instanceof Error && !(error instanceof OfflineError);
      setProblem({ message: hasResponse ? error.message : uiTexts.offline.later });
    }
  };
  return { send, isSending, problem };
}

/** Why the server would refuse to upload a file, judging by its first bytes; undefined if it would not. */
function useRefusal(file: File): string | undefined {
  const studio = useStudio();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    const checkType = async () => {
      const head = await base64Of(file.slice(0, PICTURE_HEAD_BYTES));
      await studio.call('picture-type', { size: file.size, head });
    };
    checkType().catch((error: unknown) => {
      // A server that is offline is reported elsewhere; the file is checked again when it is uploaded.
      if (error instanceof CallError) setRefusal(error.message);
    });
  }, [studio, file]);
  return refusal;
}

/** An object URL of a local file. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url;
}

async function base64Of(file: Blob): Promise<string> {
  const dataUrl = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return dataUrl.slice(dataUrl.indexOf(',') + 1);
}
