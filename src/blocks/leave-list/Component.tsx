import type { BlockProps } from '../../contracts/content.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './leave-list.module.css';

/**
 * Asks whether to unsubscribe, because mail scanners follow links, but do not press buttons. A plain form that needs no
 * script; the server inserts the subscriber's token into its action.
 */
export default function LeaveList({
  id,
  tone,
  eyebrow,
  title,
  text,
  button,
  endpoint,
  stay,
}: BlockProps<'leave-list'>) {
  return (
    <Section id={id} tone={tone} className={styles.question}>
      <Heading heading={{ eyebrow, title, lead: text }} level={1} />
      <form method="post" action={endpoint} className={styles.answers}>
        <ActionButton type="submit" name="leave" value="yes">
          {button}
        </ActionButton>
        {stay && <Button action={stay} />}
      </form>
    </Section>
  );
}
