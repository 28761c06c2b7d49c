import type { BlockProps } from '../../contracts/content.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './leave-list.module.css';

/**
 * Asks whether to leave the newsletter: programs that check the links of mails follow them, and press no button. A
 * plain form without script; the server writes into its address whose mail the visitor comes from.
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
