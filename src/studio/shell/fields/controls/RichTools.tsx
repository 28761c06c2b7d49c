import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { uiTexts } from '../../i18n/ui-texts.ts';
import type { RichCommands } from '../../rich-text/RichEditor.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { positionBelow } from '../../ui/Menu.tsx';
import { NameList } from '../names/NameList.tsx';
import styles from './QuoteButton.module.css';

interface RichToolsProps {
  commands: RefObject<RichCommands | null>;
}

/** The toolbar of a rich text: bold, link, quoted fact. */
export function RichTools({ commands }: RichToolsProps) {
  const [link, setLink] = useState<string>();
  return (
    <div role="toolbar" aria-label={uiTexts.fields.tools} className={styles.tools}>
      <IconButton
        icon="bold"
        label={uiTexts.fields.bold}
        className={styles.button}
        onClick={() => commands.current?.toggleBold()}
      />
      <PopoverTool icon="link" label={uiTexts.fields.link} onOpen={() => setLink(commands.current?.linkAtCursor())}>
        {(close, popover) => (
          <>
            <NameList
              kind="link"
              isFree
              popover={popover}
              label={uiTexts.fields.linkTo}
              onPick={({ name }) => {
                close();
                commands.current?.setLink(name);
              }}
            />
            {link !== undefined && (
              <Button
                size="small"
                icon="unlink"
                onClick={() => {
                  close();
                  commands.current?.setLink(undefined);
                }}
              >
                {uiTexts.fields.unlink}
              </Button>
            )}
          </>
        )}
      </PopoverTool>
      <FactTool onPick={(name) => commands.current?.quote(`facts.${name}`)} />
    </div>
  );
}

/** A button that opens a list of facts to quote. */
export function FactTool({ onPick }: { onPick: (name: string) => void }) {
  return (
    <PopoverTool icon="sigma" label={uiTexts.fields.quote}>
      {(close, popover) => (
        <NameList
          kind="fact"
          popover={popover}
          label={uiTexts.fields.quoteSearch}
          onPick={({ name }) => {
            close();
            onPick(name);
          }}
        />
      )}
    </PopoverTool>
  );
}

interface PopoverToolProps {
  icon: IconName;
  label: string;
  onOpen?: () => void;
  children: (close: () => void, popover: RefObject<HTMLElement | null>) => ReactNode;
}

/** A button that opens a popover. */
function PopoverTool({ icon, label, onOpen, children }: PopoverToolProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [openings, setOpenings] = useState(0);
  return (
    <>
      <IconButton ref={button} icon={icon} label={label} className={styles.button} popoverTarget={id} />
      <div
        id={id}
        ref={popover}
        popover="auto"
        className={`popover ${styles.popover}`}
        onToggle={(event) => {
          if (event.newState !== 'open') return;
          onOpen?.();
          setOpenings(openings + 1);
          positionBelow(event.currentTarget, button.current);
        }}
      >
        <div key={openings}>{children(() => popover.current?.hidePopover(), popover)}</div>
      </div>
    </>
  );
}
