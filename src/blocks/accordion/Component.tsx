import type { BlockProps } from '../../contracts/content.ts';
import type { FaqItem } from '../../generated/types.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './accordion.module.css';

type Asked = Partial<Pick<FaqItem, 'id' | 'category'>> & Pick<FaqItem, 'question' | 'answer'>;

/** Questions that open one at a time: native disclosures that share a name, so that no script is needed (specification 2.24). */
export default function Accordion({ blockKey, heading, firstOpen, ...props }: BlockProps<'accordion'>) {
  const { id, tone, items = [], questions = [] } = props;
  const Question = heading ? 'h3' : 'h2';
  const all: Asked[] = [...items, ...questions];
  return (
    <Section id={id} tone={tone} className={styles.accordion}>
      {heading && <Heading heading={heading} className={styles.heading} />}
      <div className={styles.items}>
        {all.map((item, index) => (
          <details
            key={item.question}
            id={item.id}
            name={blockKey}
            open={firstOpen && index === 0}
            className={styles.item}
          >
            <summary>
              {item.category !== undefined && <span className={styles.category}>{item.category}</span>}
              <Question className={styles.question}>{item.question}</Question>
              <Icon name="plus" className={styles.sign} />
            </summary>
            <div className={styles.answer}>
              {item.answer.map((paragraph) => (
                <RichText key={paragraph} text={paragraph} />
              ))}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
