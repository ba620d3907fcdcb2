/**
 * The apps in `fixtures/hosts`: how each is built and served, in Node's words (`node_modules` is the group's, `PORT` a free
 * port). `answer`: what the server draws of a visitor with the cookie, the account or the neutral button, or nothing at all.
 * `known`: what a build warns of that no page is worse for.
 */
export const hosts = {
  "next-app": {
    group: "next",
    app: "app",
    build: ["node_modules/next/dist/bin/next", "build"],
    serve: ["node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1", "--port", "PORT"],
    answer: "account"
  },
  "next-pages": {
    group: "next",
    app: "pages",
    build: ["node_modules/next/dist/bin/next", "build"],
    serve: ["node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1", "--port", "PORT"],
    answer: "account"
  },
  "next-static": {
    group: "next",
    app: "static",
    build: ["node_modules/next/dist/bin/next", "build"],
    serve: "out",
    answer: "neutral"
  },
  "react-router": {
    group: "react-router",
    app: ".",
    build: ["node_modules/@react-router/dev/bin.js", "build"],
    serve: ["node_modules/@react-router/serve/bin.js", "build/server/index.js"],
    answer: "account"
  },
  vite: {
    group: "vite",
    app: ".",
    build: ["node_modules/vite/bin/vite.js", "build"],
    serve: "dist",
    answer: "nothing"
  },
  webpack: {
    group: "bundlers",
    app: "webpack",
    build: ["node_modules/webpack-cli/bin/cli.js"],
    known: /asset size limit/, // WalletConnect's client, which loads when it is chosen
    serve: ".",
    answer: "nothing"
  },
  esbuild: { group: "bundlers", app: "esbuild", build: ["build.js"], serve: ".", answer: "nothing" },
  rollup: {
    group: "bundlers",
    app: "rollup",
    build: ["node_modules/rollup/dist/bin/rollup", "-c"],
    // It says the first of every package with React; the ring is two chunks of the kit that load together.
    known: /"use client"|Circular dependency/,
    serve: ".",
    answer: "nothing"
  },
  "react-compiler": {
    group: "compiled",
    app: "react",
    build: ["node_modules/vite/bin/vite.js", "build"],
    serve: "dist",
    answer: "nothing"
  },
  svelte: {
    group: "compiled",
    app: "svelte",
    build: ["node_modules/vite/bin/vite.js", "build"],
    serve: "dist",
    answer: "nothing"
  }
}
