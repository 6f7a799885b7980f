/** Shown without JavaScript, when the administration can neither load data nor send forms. */
export function WithoutScript() {
  return (
    <p className="without-script">
      The administration needs JavaScript, which is switched off in your browser.
    </p>
  );
}
