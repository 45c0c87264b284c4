import { useApi } from '@ezone/shell/data/query';
import { roleMessages } from './messages';
import { roleTitles } from './titles';
import { RoleExample } from './RoleExample';

/** The page for the level `onlyGuest`. */
export const Page = () => {
  const api = useApi();
  return (
    <RoleExample
      title={roleTitles.guest}
      text={roleMessages.guestText}
      example="getGuestExample"
      ask={(signal) => api.getGuestExample({ signal })}
    />
  );
};
