import { Fragment } from 'react';

/** An address, or a name, that goes on in the next line after a sign of it: within a word only where that is longer than a line. */
export const AddressText = ({ children }: { children: string }) =>
  (children.match(/[^@.]*[@.]+|[^@.]+/g) ?? []).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
