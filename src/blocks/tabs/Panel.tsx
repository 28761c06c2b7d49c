import type { BlockProps } from '../../contracts/content.ts';
import { ActionWords, Buttons } from '../../ui/Button.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Points } from '../../ui/rich-text/Points.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { TitleText } from '../../ui/rich-text/TitleText.tsx';
import { enquiryLink } from './enquiry-link.ts';
import styles from './tabs.module.css';

interface PanelProps {
  tab: BlockProps<'tabs'>['tabs'][number];
  ask: BlockProps<'tabs'>['ask'];
  level: 2 | 3;
}

/** The content of a tab: its text, and beside it a picture, a list of products, or both. */
export function Panel({ tab: { title, text, points, picture, products, actions }, ask, level }: PanelProps) {
  const Title = `h${level}` as const;
  return (
    <>
      <div className={styles.words}>
        <Title className={styles.title}>
          <TitleText text={title} />
        </Title>
        {text.map((paragraph) => (
          <RichText key={paragraph} text={paragraph} />
        ))}
        <Points points={points} className={styles.points} />
        <Buttons actions={actions} />
      </div>
      {picture && <Picture picture={picture} className={styles.picture} sizes="(min-width: 60rem) 55vw, 88vw" />}
      {products && (
        <dl className={styles.products}>
          {products.map((product) => (
            <div key={product.name}>
              <dt>{product.name}</dt>
              {product.text && <dd>{product.text}</dd>}
              {(product.terms || ask) && (
                <dd className={styles.terms}>
                  {product.terms}
                  {ask && (
                    <Link link={enquiryLink(ask, product.name)} label={ask.label} reload>
                      <ActionWords label={ask.label} context={product.name} />
                    </Link>
                  )}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
