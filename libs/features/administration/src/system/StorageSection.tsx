import { useSizeText } from '@ezone/shell/data/files';
import { RouteLink } from '@ezone/shell/routing';
import { Link } from '@ezone/ui/link';
import { SectionCard } from '@ezone/ui/section-card';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Facts } from '../components/Facts';
import { useFact } from '../components/useFact';
import { pathOfUser } from '../paths';
import { systemMessages, systemTexts } from './messages';
import type { SystemState } from './systemState';

/** What users, files and mails take up, and how much that may be. */
export const StorageSection = ({ storage }: { storage: SystemState['storage'] }) => {
  const { formatMessage, formatNumber } = useIntl();
  const fact = useFact();
  const sizeText = useSizeText();
  const used = (count: number, bytes: number, quota: number) => ({
    ...{ count, size: sizeText(bytes), quota: sizeText(quota) },
  });
  const { largestUploaders: largest } = storage;
  return (
    <SectionCard title={formatMessage(systemMessages.storage)}>
      <Facts
        facts={[
          fact(systemMessages.users, formatNumber(storage.users)),
          fact(systemMessages.databaseSize, sizeText(storage.databaseBytes)),
          fact(systemMessages.place, formatMessage(systemMessages[storage.place])),
          fact(
            systemMessages.uploads,
            formatMessage(systemTexts.usedEach, used(storage.uploads, storage.uploadBytes, storage.uploadQuota)),
          ),
          ...(largest.length === 0
            ? []
            : [
                fact(
                  systemMessages.largest,
                  <People>
                    {largest.map(({ id, name, bytes }) => (
                      <li key={id}>
                        <Link as={RouteLink} to={pathOfUser(id)}>
                          <bdi>{name}</bdi>
                        </Link>
                        {formatMessage(systemTexts.usedBy, { size: sizeText(bytes) })}
                      </li>
                    ))}
                  </People>,
                ),
              ]),
          fact(
            systemMessages.files,
            formatMessage(systemTexts.usedAll, used(storage.files, storage.fileBytes, storage.fileQuota)),
          ),
          fact(
            systemMessages.mails,
            formatMessage(systemTexts.usedEach, used(storage.mails, storage.mailBytes, storage.mailQuota)),
          ),
        ]}
      />
    </SectionCard>
  );
};

const People = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
