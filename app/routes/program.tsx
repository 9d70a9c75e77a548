export default function Page() {
  return <h1>program</h1>;
}
