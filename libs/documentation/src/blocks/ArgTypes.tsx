import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import type { PropDoc } from '#documentation/docgen';
import { ScrollingTable } from '../markdown/ScrollingTable';
import { docsMessages } from '../messages';
import { useOwnWords } from '../useOwnWords';

/** A text with `code` in it. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** A default that is told in words. */
const isSentence = (text: string) => text.includes('`') || /^[a-z]\S* /.test(text);

/** The props of a component, as its types say them; those that are needed come first. */
export const ArgTypes = ({ docs }: { docs: readonly PropDoc[] }) => (
  <ScrollingTable>
    <thead>
      <tr>
        {[docsMessages.prop, docsMessages.type, docsMessages.byDefault, docsMessages.meaning].map((message) => (
          <th key={message.id} scope="col">
            <Ours message={message} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {docs.map(({ name, type, isRequired, defaultValue, description }) => (
        <tr key={name}>
          <Name scope="row">
            <code>{name}</code>
          </Name>
          <td>
            <code>{type}</code>
          </td>
          <td>
            {isRequired ? (
              <Ours message={docsMessages.required} />
            ) : (
              defaultValue !== undefined &&
              (isSentence(defaultValue) ? withCode(defaultValue) : <code>{defaultValue}</code>)
            )}
          </td>
          <td>{withCode(description)}</td>
        </tr>
      ))}
    </tbody>
  </ScrollingTable>
);

/** A word of ours in a table that is English, and begins where its column does. */
const Ours = ({ message }: { message: MessageDescriptor }) => (
  <bdi {...useOwnWords()}>
    <FormattedMessage {...message} />
  </bdi>
);

const Name = styled.th`
  white-space: nowrap;
`;
