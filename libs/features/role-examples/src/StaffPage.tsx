import { useApi } from '@ezone/shell/data/query';
import { roleMessages } from './messages';
import { roleTitles } from './titles';
import { RoleExample } from './RoleExample';

/** The page for the level `staff`. */
export const Page = () => {
  const api = useApi();
  return (
    <RoleExample
      title={roleTitles.staff}
      text={roleMessages.staffText}
      example="getStaffExample"
      ask={(signal) => api.getStaffExample({ signal })}
    />
  );
};
