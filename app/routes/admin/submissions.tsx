export default function Page() {
  return <h1>admin/submissions</h1>;
}
