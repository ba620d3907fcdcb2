/**
 * The installation of the package in one sentence, while its name is not registered with npm. The documents include it
 * (`scripts/reference/installs.mjs`), and so do the messages that ask for an installation.
 */
export const installSentence =
  "Latchkey is not on the npm registry yet: run `npm install` and `npm pack` in a clone of its repository, and install the file that this creates."

/** The same sentence for the sandbox, which is a package of its own. */
export const sandboxInstallSentence =
  "The sandbox is not on the npm registry yet: `npm start` builds and starts it in a clone of Latchkey, and `npm pack ./dist/sandbox-package` then creates a file to install elsewhere."
