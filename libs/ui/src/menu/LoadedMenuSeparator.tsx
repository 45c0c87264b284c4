import { Separator } from 'react-aria-components/Menu';
import styled from 'styled-components';

/** A MenuSeparator, once menus are there. */
export const LoadedMenuSeparator = styled(Separator)`
  block-size: 1px;
  margin-block: ${({ theme }) => theme.space(1)};
  margin-inline: ${({ theme }) => theme.space(-1)};
  border: none;
  background: ${({ theme }) => theme.color.border};
`;
