/** Said where script does not run: nothing of the administration could be asked for, and no form sent. */
export function WithoutScript() {
  return (
    <p className="without-script">
      The administration needs JavaScript, which is switched off in your browser.
    </p>
  );
}
