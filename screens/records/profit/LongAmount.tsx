import { Fragment } from 'react';

/** An amount in a table cell, from left to right; millions may wrap after a comma. */
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
