export { FluentBundle, FluentResource } from "@fluent/bundle";
export type { FluentVariable, Message } from "@fluent/bundle";
