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
    <div className="ez-splash-mark" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  </div>
);
