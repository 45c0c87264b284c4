import type { RoleLevel } from '../../platform/auth/access';
/** A page of the web app. */
export type WebPage = {
    path: string;
    /** Who may see it; everybody where it is left out. */
    access?: RoleLevel;
    /** Its title in each language, English first. */
    titles: readonly string[];
};
