/** Props of the splash. */
export type SplashProps = {
  /** What is being waited for, already translated; spoken, not shown. */
  label: string;
};

/**
 * The whole window while the app finds out who is there. Its looks are in splash.css and not in a styled component, because
 * index.html shows the same markup before any script has run; so nothing moves when this one takes over.
 */
export const Splash = ({ label }: SplashProps) => (
  <div className="ez-splash" role="status" aria-label={label}>
    <svg className="ez-splash-mark" viewBox="0 0 36 33" aria-hidden="true">
      <rect y="0" width="36" height="7" rx="3.5" />
      <rect y="13" width="36" height="7" rx="3.5" />
      <rect y="26" width="36" height="7" rx="3.5" />
    </svg>
  </div>
);
