import { useApi } from '@ezone/shell/data/query';
import { roleMessages } from './messages';
import { roleTitles } from './titles';
import { RoleExample } from './RoleExample';

/** The page for the level `admin`. */
export const Page = () => {
  const api = useApi();
  return (
    <RoleExample
      title={roleTitles.admin}
      text={roleMessages.adminText}
      example="getAdminExample"
      ask={(signal) => api.getAdminExample({ signal })}
    />
  );
};
