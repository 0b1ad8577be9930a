import { Fragment } from 'react';

/** Figures in a cell of a table, from left to right: they go on in the next line after a comma where they are too long. */
export function LongAmount({ text }: { text: string }) {
  return (
    <bdi dir="ltr">
      {text.split(',').map((digits, place) => (
        <Fragment key={place}>
          {place > 0 && (
            <>
              ,<wbr />
            </>
          )}
          {digits}
        </Fragment>
      ))}
    </bdi>
  );
}
