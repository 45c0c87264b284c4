import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { Fact } from './Facts';

/** Makes a fact whose name is a sentence of ours. */
export const useFact = () => {
  const { formatMessage } = useIntl();
  return (name: MessageDescriptor, value: ReactNode): Fact => ({
    ...{ id: String(name.id), name: formatMessage(name), value },
  });
};
