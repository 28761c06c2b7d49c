import { useId } from 'react';
import type { BlockProps } from '../../contracts/content.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { TitleText } from '../../ui/rich-text/TitleText.tsx';
import { Section } from '../../ui/Section.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import styles from './sheet.module.css';

/** A sample document as customers receive it, beside an explanation. */
export default function Sheet(block: BlockProps<'sheet'>) {
  const { id, tone, heading, text = [], side = 'right', actions } = block;
  return (
    <Section id={id} tone={tone} className={`${styles.beside} ${side === 'left' ? styles.left : ''}`.trim()}>
      <div className={styles.words}>
        <Heading heading={heading} />
        {text.map((paragraph) => (
          <RichText key={paragraph} text={paragraph} />
        ))}
        <Buttons actions={actions} />
      </div>
      <Paper {...block} />
    </Section>
  );
}

function Paper({ stamp, title, facts, tables, remark, signed, picture }: BlockProps<'sheet'>) {
  const titleId = useId();
  return (
    <article className={styles.paper} data-tone="sand" aria-labelledby={titleId}>
      {stamp && <p className={styles.stamp}>{stamp}</p>}
      <h3 id={titleId}>
        <TitleText text={title} />
      </h3>
      {facts && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {picture && <Picture picture={picture} sizes="(min-width: 60rem) 40vw, 88vw" />}
      {tables.map((table) => (
        <Table key={table.columns.join()} table={table} />
      ))}
      {remark && <p className={styles.remark}>{remark}</p>}
      {signed && <p className={styles.signed}>{signed}</p>}
    </article>
  );
}

function Table({ table: { columns, rows } }: { table: BlockProps<'sheet'>['tables'][number] }) {
  return (
    <table className={styles.table}>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(({ cells: [label, ...values], total }) => (
          <tr key={label} className={total ? styles.total : undefined}>
            <th scope="row">{label}</th>
            {columns.slice(1).map((column, index) => (
              <td key={column} data-column={column}>
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
