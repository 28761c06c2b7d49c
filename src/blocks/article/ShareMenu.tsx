import { useState } from 'react';
import type { BlockProps } from '../../contracts/content.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import styles from './article.module.css';
import { shareLink } from './share.ts';

interface ShareMenuProps {
  id: string;
  texts: Pick<BlockProps<'article'>['texts'], 'share' | 'shareOn' | 'copy' | 'copied' | 'copyFailed'>;
  title: string;
  /** The URL of the article. */
  url: string;
}

/**
 * The share menu (specification 2.19): a native popover, which the browser opens, and closes on Escape or a click
 * outside, without a script. Only copying the link needs one.
 */
export function ShareMenu({ id, texts, title, url }: ShareMenuProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const address = location.origin + location.pathname;
    try {
      await navigator.clipboard.writeText(address);
      setSaid(texts.copied);
    } catch {
      // The clipboard is blocked by the visitor or the browser, or the page was not loaded over https.
      setSaid(texts.copyFailed.replace('{url}', address));
    }
  };
  return (
    <div className={styles.share}>
      <button type="button" popoverTarget={id} className={styles.opener}>
        <Icon name="share-2" />
        <span>{texts.share}</span>
      </button>
      <div id={id} popover="auto" className={styles.menu} onToggle={() => setSaid('')}>
        <ul>
          {texts.shareOn.map((place) => (
            <li key={place.label}>
              <Link link={shareLink(place.link, { url, title })} label={place.label}>
                {place.icon && <Icon name={place.icon} />}
                {place.label}
              </Link>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.copy} onClick={copy}>
          <Icon name="link" />
          {texts.copy}
        </button>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </div>
  );
}
