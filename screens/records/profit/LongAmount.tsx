import { Fragment } from 'react';

/** Figures in a cell of a table, from left to right: millions may continue on the next line after a comma. */
export function LongAmount({ text }: { text: string }) {
  const groups = text.split(',');
  return (
    <bdi dir="ltr">
      {groups.map((digits, place) => (
        <Fragment key={place}>
          {place > 0 && ','}
          {place > 0 && groups.length > 2 && <wbr />}
          {digits}
        </Fragment>
      ))}
    </bdi>
  );
}
